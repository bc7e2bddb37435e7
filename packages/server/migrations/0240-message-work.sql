-- Messages of the contact page as staff work on them. What was mailed before counts as new: nobody said otherwise.
alter table contact_messages
  add column stage text not null default 'new' check (stage in ('new', 'answered', 'closed')),
  add column subject text generated always as (
    case when kind = 'LEAD_EMAIL' then 'DEALER' else coalesce(reason, 'OTHER') end
  ) stored;
create index contact_messages_stage on contact_messages (stage, created_at desc);
create index contact_messages_subject on contact_messages (subject, created_at desc);
create index contact_messages_dealer on contact_messages (dealer_code, created_at desc) where dealer_code is not null;

-- What staff did with a message, each with who and when. Notes are for one another: no letter or copy of the person reads them.
create table contact_message_acts (
  id bigint generated always as identity primary key,
  message_id uuid not null references contact_messages on delete cascade,
  at timestamptz not null,
  account_id uuid not null references accounts,
  act text not null check (act in ('answer', 'close', 'reopen', 'note')),
  note text
);
create index contact_message_acts_message on contact_message_acts (message_id);
create index contact_message_acts_account on contact_message_acts (account_id);
