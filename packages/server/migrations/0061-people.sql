-- What of a person's rights changed, from what to what; never personal data.
alter table account_changes add column detail jsonb;
alter table account_changes drop constraint account_changes_kind_check;
alter table account_changes add constraint account_changes_kind_check
  check (kind in ('CREATE', 'UPDATE', 'PASSWORD', 'LINK', 'ERASE', 'RIGHTS', 'SESSIONS', 'INVITE'));
create index account_changes_history on account_changes (account_id, id desc);

-- Administrators find people by a piece of name or address, by what they hold, and page through the newest.
create index accounts_newest on accounts (created_at desc, id) where erased_at is null;
create index accounts_words on accounts using gin ((lower(name) || ' ' || email) gin_trgm_ops);
create index accounts_rights on accounts using gin (roles, markets, brands, regions, dealer_groups, dealer_codes);
create index accounts_dni on accounts (dni) where dni is not null;

-- Argentina: the tax number of a person as it was given, and a company's with its name.
alter table accounts add column cuil text, add column cuit text, add column company_name text;

-- Addresses that queued work is about: taken out when it is done, so that no finished job keeps one.
create table job_addresses (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null
);
create index job_addresses_created on job_addresses (created_at);
