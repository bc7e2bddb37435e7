-- Who is at a dealer now, why, since when they wait and who takes care of them. Whose link is known may see their place in line and leave.
create table dealer_visits (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  site text not null,
  country text not null check (country in ('BR', 'AR')),
  dealer_code text not null,
  channel text,
  visitor_id text,
  appointment_id uuid,
  expected_at timestamptz,
  state text not null check (state in ('OPEN', 'CHECKED_IN', 'WAITING', 'ATTENDED', 'DONE', 'LEFT')),
  subject text not null check (subject in ('SALES', 'TEST_DRIVE', 'SERVICE', 'PICK_UP', 'OTHER')),
  name text not null default '',
  phone text not null default '',
  plate text,
  checked_in_at timestamptz,
  waiting_since timestamptz,
  taken_by uuid,
  taken_at timestamptz
);
create unique index dealer_visits_appointment on dealer_visits (appointment_id) where appointment_id is not null and state not in ('DONE', 'LEFT');
create index dealer_visits_here on dealer_visits (dealer_code, created_at) where state not in ('DONE', 'LEFT');
create index dealer_visits_created on dealer_visits (created_at);
