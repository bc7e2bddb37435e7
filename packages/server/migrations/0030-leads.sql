-- What grows without bound is kept by month: old months are dropped whole when their purpose ends (LGPD art. 15-16).
-- A month asked for late takes its rows out of the default partition, so a missed run loses nothing.
create function ensure_month_partition(parent text, key_column text, day timestamptz) returns void
  language plpgsql
  as $$
    declare
      first_day timestamptz := date_trunc('month', day at time zone 'UTC') at time zone 'UTC';
      next_month timestamptz := (date_trunc('month', day at time zone 'UTC') + interval '1 month') at time zone 'UTC';
      part text := parent || to_char(day at time zone 'UTC', '"_"YYYY"_"MM');
    begin
      perform pg_advisory_xact_lock(hashtext(parent));
      if to_regclass(part) is not null then return; end if;
      execute format('create table %I (like %I including defaults including constraints)', part, parent);
      execute format(
        'with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
        parent || '_default', key_column, first_day, key_column, next_month, part
      );
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, first_day, next_month);
    end
  $$;

create table leads (
  id uuid not null,
  created_at timestamptz not null,
  site text not null,
  country text not null,
  protocol text not null,
  reply_by timestamptz not null,
  person_type text not null check (person_type in ('physicalPerson', 'legalPerson')),
  name text not null,
  company_name text,
  email text not null,
  -- Digits with area code, without country code.
  phone text not null,
  tax_id text,
  dealer_code text,
  product_code text,
  model_year text,
  state text,
  city text,
  preferred_contact_method text,
  description text,
  total_vehicles integer,
  has_two_year_cnpj boolean,
  address jsonb,
  tracking jsonb not null,
  account_id uuid,
  primary key (id, created_at)
) partition by range (created_at);
create table leads_default partition of leads default;
create index leads_inbox on leads (site, created_at desc);
create index leads_dealer on leads (dealer_code, created_at desc) where dealer_code is not null;
create index leads_protocol on leads (protocol);

-- Who asked about which car moments ago (a hash): the row two sends at once meet on, so that they make one lead.
create table lead_claims (
  key bytea primary key,
  lead_id uuid not null,
  lead_at timestamptz not null,
  protocol text not null
);

-- Proof of each consent: channel, purpose, the text it was given to, when and where from (LGPD art. 8).
create table lead_consents (
  lead_id uuid not null,
  lead_at timestamptz not null,
  site text not null,
  channel text not null check (channel in ('EMAIL', 'MAILING', 'SMS', 'WHATSAPP', 'PHONE')),
  purpose text not null,
  text_version text not null,
  given_at timestamptz not null,
  origin jsonb not null,
  revoked_at timestamptz,
  primary key (lead_id, lead_at, channel, purpose)
) partition by range (lead_at);
create table lead_consents_default partition of lead_consents default;

create table lead_events (
  lead_id uuid not null,
  lead_at timestamptz not null,
  site text not null,
  at timestamptz not null,
  kind text not null check (kind in ('CREATED', 'REPEATED', 'CRM', 'WHATSAPP')),
  details jsonb not null
) partition by range (lead_at);
create table lead_events_default partition of lead_events default;
create index lead_events_lead on lead_events (lead_id, lead_at);
create unique index lead_events_once on lead_events (lead_id, lead_at, kind) where kind in ('CRM', 'WHATSAPP');

create table analytics_events (
  id uuid not null,
  at timestamptz not null,
  site text not null,
  type text not null,
  account_id uuid,
  payload jsonb not null,
  primary key (id, at)
) partition by range (at);
create table analytics_events_default partition of analytics_events default;
create index analytics_events_site on analytics_events (site, at desc);

create table contact_messages (
  id uuid primary key,
  created_at timestamptz not null,
  site text not null,
  protocol text not null unique,
  kind text not null check (kind in ('CONTACT', 'LEAD_EMAIL')),
  name text not null,
  email text not null,
  phone text,
  tax_id text,
  reason text,
  message text,
  city text,
  state text,
  dealer_code text
);
create index contact_messages_site on contact_messages (site, created_at desc);

create table reports (
  id uuid primary key,
  created_at timestamptz not null,
  site text not null,
  protocol text not null unique,
  reason text not null,
  product text,
  dealer_id text,
  model text not null,
  version text not null,
  year text not null,
  mileage text not null,
  category text,
  name text not null,
  email text not null,
  phone text not null,
  tax_id text,
  message text not null
);
create index reports_site on reports (site, created_at desc);

create table whatsapp_starts (
  id uuid primary key,
  created_at timestamptz not null,
  site text not null,
  dealer_code text not null,
  phone text not null,
  name text not null,
  tax_id text,
  email text,
  car jsonb not null,
  schedule_date text
);
create index whatsapp_starts_dealer on whatsapp_starts (dealer_code, created_at desc);
create index whatsapp_starts_site on whatsapp_starts (site, created_at desc);

select ensure_month_partition(parent, key_column, now() + month * interval '1 month')
from (values ('leads', 'created_at'), ('lead_consents', 'lead_at'), ('lead_events', 'lead_at'), ('analytics_events', 'at'))
  as partitioned (parent, key_column)
cross join generate_series(-1, 12) as month;
