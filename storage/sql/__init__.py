"""A store on a database that speaks SQL: what it does is in the subjects."""
