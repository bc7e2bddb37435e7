-- What people who drive a model say of it. Those of the demo's world have no account.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  site text not null,
  country text not null check (country in ('BR', 'AR')),
  brand text not null,
  model_code text not null references models,
  year integer not null,
  account_id uuid references accounts,
  nickname text not null,
  rating integer not null check (rating between 1 and 5),
  title text,
  text text not null,
  kilometres integer,
  -- How it is known that the car is theirs; months are those of their ownership. None of both where nobody knows.
  verified_by text check (verified_by in ('ORDER', 'CHASSIS')),
  months integer,
  -- Who sold the car, where an order says so.
  dealer_code text,
  state text not null check (state in ('published', 'held', 'removed')),
  holds text[] not null default '{}',
  -- Since when it waits for a decision: it is held, was reported, or pictures came with it.
  waits_since timestamptz,
  removal text,
  useful integer not null default 0 check (useful >= 0),
  not_useful integer not null default 0 check (not_useful >= 0),
  -- Lower bound of the Wilson interval of both.
  score double precision not null default 0,
  created_at timestamptz not null,
  edited_at timestamptz,
  unique (account_id, model_code, year)
);
create index reviews_recent on reviews (country, model_code, created_at desc, id desc) where state = 'published';
create index reviews_rated on reviews (country, model_code, rating desc, created_at desc, id desc) where state = 'published';
create index reviews_useful on reviews (country, model_code, score desc, created_at desc, id desc) where state = 'published';
create index reviews_brand_recent on reviews (country, brand, created_at desc, id desc) where state = 'published';
create index reviews_brand_rated on reviews (country, brand, rating desc, created_at desc, id desc) where state = 'published';
create index reviews_brand_useful on reviews (country, brand, score desc, created_at desc, id desc) where state = 'published';
create index reviews_waiting on reviews (waits_since, id) where waits_since is not null;
create index reviews_state on reviews (state, created_at desc, id);
create index reviews_all on reviews (created_at desc, id);
create index reviews_site on reviews (site, created_at desc, id);
create index reviews_dealer on reviews (dealer_code, created_at desc, id) where dealer_code is not null;

-- Each wording of a review, the newest last: what an owner says at one age of the ownership and another.
create table review_versions (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  at timestamptz not null,
  rating integer not null,
  title text,
  text text not null,
  kilometres integer,
  months integer,
  age text,
  distance text,
  opinions text[] not null default '{}',
  is_current boolean not null,
  -- Whether it was ever shown.
  is_public boolean not null
);
create index review_versions_review on review_versions (review_id, at desc);
create unique index review_versions_current on review_versions (review_id) where is_current;

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  account_id uuid not null references accounts,
  is_useful boolean not null,
  at timestamptz not null,
  primary key (review_id, account_id)
);
create index review_votes_account on review_votes (account_id);

create table review_photos (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  file_key text not null,
  type text not null,
  at timestamptz not null,
  -- Somebody looked whether it shows a face or a plate.
  is_shown boolean not null default false
);
create index review_photos_review on review_photos (review_id, at);

create table review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  site text not null,
  at timestamptz not null,
  reason text not null,
  note text,
  -- Forgotten once the outcome was written to it.
  email text,
  outcome text check (outcome in ('kept', 'removed')),
  decided_at timestamptz
);
create index review_reports_review on review_reports (review_id);
create index review_reports_email on review_reports (lower(email)) where email is not null;
create index review_reports_at on review_reports (at);

-- What staff decided and how long it waited, by stars; stays where its review is gone.
create table review_decisions (
  id uuid primary key default gen_random_uuid(),
  review_id uuid references reviews on delete set null,
  site text not null,
  rating integer not null,
  waited_since timestamptz not null,
  at timestamptz not null,
  decision text not null check (decision in ('publish', 'remove', 'dropPhotos')),
  removal text,
  account_id uuid not null references accounts
);
create index review_decisions_review on review_decisions (review_id);
create index review_decisions_account on review_decisions (account_id);
create index review_decisions_at on review_decisions (at);

-- The one answer of the brand or of the dealer that sold the car.
create table review_replies (
  review_id uuid primary key references reviews on delete cascade,
  by_whom text not null check (by_whom in ('BRAND', 'DEALER')),
  dealer_code text,
  text text not null,
  at timestamptz not null,
  account_id uuid not null references accounts
);
create index review_replies_account on review_replies (account_id);
