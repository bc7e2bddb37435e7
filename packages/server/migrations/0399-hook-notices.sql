-- What other systems were sent is one list: newest first, and by what was not delivered.
drop index hook_deliveries_at;
create index hook_deliveries_at on hook_deliveries (at desc, id);
create index hook_deliveries_undelivered on hook_deliveries (state, at desc, id) where state <> 'delivered';
