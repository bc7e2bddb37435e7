-- The ledger is looked at where it can have changed: a new order without parts has all of its total remaining, and an update
-- that leaves both columns as they are leaves the sum as it is.
drop trigger orders_ledger on orders;
create constraint trigger orders_ledger_new after insert on orders
  deferrable initially deferred for each row
  when (new.remaining_cents <> new.total_cents) execute function check_order_ledger();
create constraint trigger orders_ledger after update of total_cents, remaining_cents on orders
  deferrable initially deferred for each row
  when (old.total_cents <> new.total_cents or old.remaining_cents <> new.remaining_cents) execute function check_order_ledger();
