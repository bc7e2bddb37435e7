-- Money on its way back waits for a second person, for the car or for the account it goes to.
alter table order_refunds drop constraint order_refunds_state_check;
alter table order_refunds add constraint order_refunds_state_check check (
  state in ('needsApproval', 'waitsForCar', 'needsAccount', 'requested', 'processing', 'done', 'failed', 'declined')
);
-- Why, as the buyer reads it; who of staff asked for it, and who agreed.
alter table order_refunds add column reason text, add column asked_by uuid, add column decided_by uuid;
alter table order_refunds add constraint order_refunds_two_people check (decided_by is null or decided_by <> asked_by);

-- Where the buyer wants money that cannot go back the way it came: sealed, with what may be shown of it.
create table refund_accounts (
  order_id uuid primary key references orders,
  sealed bytea not null,
  masked text not null,
  given_at timestamptz not null
);
create index refund_accounts_given on refund_accounts (given_at);
