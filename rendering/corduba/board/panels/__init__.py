"""What lies around the city: market, demand, milestones, Caepio, and what one seat could do."""
