-- Since when a car is on the road: among all its owners, those before too.
create index vehicle_owners_history on vehicle_owners (chassis, since);
