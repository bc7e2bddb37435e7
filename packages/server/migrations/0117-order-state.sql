-- Where the desk finds an order: the queues its open tasks stand in, and whether a legal right is being exercised. Written with
-- waits_on and waiting_since by the same rule as every page, whenever a fact of the order changes.
alter table orders add column queues text[] not null default '{}';
alter table orders add column is_urgent boolean not null default false;

-- A delivered car that is given back by right is no open order: WITHDRAWN, then RETURNED. Its car stays with it: it is no new one.
drop index orders_one_by_buyer, orders_one_by_document, orders_campaign, orders_ended;
alter table orders drop column is_open;
alter table orders add column is_open boolean not null generated always as (
  status not in ('DELIVERED', 'CANCELLED', 'EXPIRED', 'WITHDRAWN', 'RETURNED')
) stored;
create unique index orders_one_by_buyer on orders (account_id, country, document) where is_open;
create unique index orders_one_by_document on orders (country, document) where is_open and is_proven;
create index orders_campaign on orders (campaign_id) where is_open;
create index orders_ended on orders (changed_at) where not is_open and document <> 'erased';

-- What is urgent stands first in every list of the desk.
drop index orders_waiting, orders_waiting_dealer, orders_waiting_site, orders_waiting_status, orders_waiting_stage, orders_waiting_actor;
create index orders_waiting on orders (is_urgent desc, waiting_since, id);
create index orders_waiting_dealer on orders (dealer_code, is_urgent desc, waiting_since, id);
create index orders_waiting_site on orders (site, is_urgent desc, waiting_since, id);
create index orders_waiting_status on orders (status, is_urgent desc, waiting_since, id) include (site, dealer_code);
create index orders_waiting_stage on orders (stage, is_urgent desc, waiting_since, id) include (site, dealer_code);
create index orders_waiting_actor on orders (waits_on, is_urgent desc, waiting_since, id) include (site, dealer_code)
  where waits_on is not null;
create index orders_queues on orders using gin (queues) where queues <> '{}';

-- Orders from before: what staff had open. Everything else follows with their next change.
update orders set queues = found.queues
from (
  select o.id, array_remove(array[
    case when o.status = 'REQUESTED_CANCELLATION' then 'cancellations' end,
    case when exists (
      select from order_refunds r where r.order_id = o.id and r.state <> 'done'
    ) then 'refunds' end,
    case when o.is_open and o.status <> 'REQUESTED_CANCELLATION' and exists (
      select from (select distinct on (d.kind) d.state from documents d where d.order_id = o.id order by d.kind, d.version desc) newest
      where newest.state = 'sent'
    ) then 'papers' end,
    case when o.is_open and o.reached = 'ANTI_FRAUD' and o.status <> 'REQUESTED_CANCELLATION' and exists (
      select from photo_checks p where p.order_id = o.id and p.state in ('human review', 'maximum attempts exceeded')
    ) then 'photos' end
  ], null) as queues
  from orders o
) found
where found.id = orders.id and found.queues <> '{}';
