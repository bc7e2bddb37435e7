-- A company is told of apart from the person who signs for it, and a form that was begun is found again on any device.
alter table financing_applicants
  add column kind text not null default 'person' check (kind in ('person', 'company')),
  add column simulation_id uuid,
  add column site text,
  drop constraint financing_applicants_pkey,
  add primary key (account_id, kind);
alter table financing_applicants alter column kind drop default;
