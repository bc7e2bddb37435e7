-- Reports as staff work on them. What was mailed before counts as open: nobody said otherwise.
alter table reports add column stage text not null default 'open' check (stage in ('open', 'inWork', 'done'));
create index reports_stage on reports (stage, created_at desc);
create index reports_reason on reports (reason, created_at desc);
create index reports_category on reports (category, created_at desc) where category is not null;
create index reports_model on reports (lower(model), created_at desc);
create index reports_dealer on reports (dealer_id, created_at desc) where dealer_id is not null;

-- What staff did with a report, each with who and when. Notes are for one another: no letter or copy of the person reads them.
create table report_acts (
  id bigint generated always as identity primary key,
  report_id uuid not null references reports on delete cascade,
  at timestamptz not null,
  account_id uuid not null references accounts,
  act text not null check (act in ('take', 'finish', 'reopen', 'note')),
  note text
);
create index report_acts_report on report_acts (report_id);
create index report_acts_account on report_acts (account_id);
