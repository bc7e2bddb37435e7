-- The order whose car is collected; of an order there is one open appointment.
alter table appointments add column order_id uuid;
create unique index appointments_handover on appointments (order_id)
  where order_id is not null and status in ('REQUESTED', 'CONFIRMED');
