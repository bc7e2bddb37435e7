-- A paper is of an order or of a car. One of a car is read by its account alone: who kept it, or who got it with the car.
alter table documents
  alter column order_id drop not null,
  add column chassis text collate "C",
  -- How the car is called beside it, whoever has it by now.
  add column car text,
  add constraint documents_subject check (num_nonnulls(order_id, chassis) = 1 and (chassis is null) = (car is null));
create unique index documents_of_car on documents (account_id, chassis, kind, version) where chassis is not null;
