"""The ground of the table: sea, provinces and the city, drawn once and kept."""
