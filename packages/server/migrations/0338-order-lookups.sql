-- The desk's page of an order shows when its car is handed over and what is known of the car since.
create index appointments_order on appointments (order_id, created_at desc) where order_id is not null;
create index vehicle_owners_order on vehicle_owners (order_id) where order_id is not null;
