-- Papers of a purchase: a version of one paper, and its pages. What they say is in the file store under keys nobody sees.
create table documents (
  id uuid primary key,
  order_id uuid not null references orders,
  account_id uuid not null references accounts,
  kind text not null,
  version int not null check (version > 0),
  state text not null check (state in ('sent', 'approved', 'refused')),
  reason text,
  -- Of all its pages: the same files sent again are the same version.
  content_hash bytea not null,
  sent_at timestamptz not null,
  reviewed_at timestamptz,
  reviewed_by uuid references accounts,
  unique (order_id, kind, version),
  check ((state = 'refused') = (reason is not null))
);
create index documents_account on documents (account_id);

create table document_files (
  id uuid primary key,
  document_id uuid not null references documents on delete cascade,
  page int not null check (page > 0),
  name text not null,
  type text not null,
  bytes bigint not null,
  sha256 text not null,
  file_key text not null unique,
  unique (document_id, page)
);

-- The security photo of an order: consent first (LGPD art. 11, biometric data), then at most so many photos in so much time.
create table photo_checks (
  order_id uuid primary key references orders,
  account_id uuid not null references accounts,
  state text not null,
  attempts int not null check (attempts >= 0),
  started_at timestamptz not null,
  consent_version text not null,
  consent_at timestamptz not null,
  consent_origin jsonb not null,
  decided_at timestamptz,
  decided_by uuid references accounts,
  note text
);
create index photo_checks_account on photo_checks (account_id);

-- Photos that were not recognised, until a decision is made.
create table photos (
  id uuid primary key,
  order_id uuid not null references photo_checks,
  outcome text not null,
  taken_at timestamptz not null,
  file_key text not null unique
);
create index photos_order on photos (order_id, taken_at);

-- What opens the photo of one order on a phone: `handOff` in the QR code works once, `phone` until the time is over.
create table photo_passes (
  token_hash bytea primary key,
  order_id uuid not null references photo_checks,
  kind text not null check (kind in ('handOff', 'phone')),
  expires_at timestamptz not null
);
create index photo_passes_order on photo_passes (order_id);

create table order_contracts (
  id uuid primary key,
  order_id uuid not null references orders,
  account_id uuid not null references accounts,
  version int not null check (version > 0),
  state text not null check (state in ('OPEN', 'SIGNED', 'REPLACED')),
  -- What was agreed on; a change of it makes the next version.
  terms_hash bytea not null,
  -- Of the exact bytes that are read and signed.
  sha256 text not null,
  bytes bigint not null,
  file_key text not null unique,
  created_at timestamptz not null,
  signed_at timestamptz,
  signed_origin jsonb,
  unique (order_id, version),
  check ((state = 'SIGNED') <= (signed_at is not null and signed_origin is not null))
);
create unique index order_contracts_one on order_contracts (order_id) where state <> 'REPLACED';
create index order_contracts_account on order_contracts (account_id);

-- Files no row names any more, until the store has forgotten them too.
create table files_to_remove (
  file_key text primary key,
  since timestamptz not null
);
