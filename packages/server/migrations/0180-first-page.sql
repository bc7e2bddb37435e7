-- What the desk's first page counts: orders of the last days by stage, and cars handed over in them.
create index orders_stage_made on orders (stage, created_at desc) include (site, dealer_code, status);
create index orders_delivered on orders (delivered_on) where delivered_on is not null;
