-- One demand for money at a provider. Money is cents of `currency`; times are the platform's.
create table charges (
  id uuid primary key,
  order_id uuid not null,
  account_id uuid not null references accounts,
  site text not null,
  purpose text not null check (purpose in ('deposit', 'remaining')),
  kind text not null check (kind in ('card', 'pix', 'boleto')),
  provider text not null,
  state text not null check (
    state in ('created', 'pending', 'paid', 'refused', 'expired', 'cancelled', 'refunding', 'refunded')
  ),
  -- What is known of it; the state follows from that (domain, payment/charge-state).
  facts jsonb not null,
  -- May bring money or has brought it: the row a double click and a second tab meet on.
  is_live boolean not null generated always as (state in ('created', 'pending', 'paid')) stored,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null check (currency in ('BRL', 'ARS')),
  -- Everything that ever came in, the wrong and the late too.
  paid_cents bigint not null default 0 check (paid_cents >= 0),
  -- Asked back and not refused by the provider, whether it has arrived or not.
  refund_cents bigint not null default 0 check (refund_cents between 0 and paid_cents),
  payer jsonb not null,
  -- What stands for a card at the provider. The number and the code are never here.
  card_token text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  instalments smallint not null default 1 check (instalments between 1 and 12),
  -- Name of the charge at the provider.
  provider_ref text,
  pix_txid text,
  pix_code text,
  boleto_line text,
  boleto_bar_code text,
  due_day date,
  refusal text,
  created_at timestamptz not null,
  expires_at timestamptz,
  paid_at timestamptz,
  -- When the provider was last asked or told something, for reconciliation.
  checked_at timestamptz not null
);
create unique index charges_one_live on charges (order_id, purpose) where is_live;
create index charges_order on charges (order_id, created_at);
create index charges_account on charges (account_id, created_at desc);
create unique index charges_txid on charges (pix_txid) where pix_txid is not null;
create index charges_unchecked on charges (checked_at) where state in ('created', 'pending');

-- Everything that ever happened to a charge. The key is what makes a repeated notice harmless.
create table payment_events (
  provider text not null,
  event_id text not null,
  charge_id uuid not null references charges,
  kind text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  amount_cents bigint,
  state_before text not null,
  state_after text not null,
  primary key (provider, event_id)
);
create index payment_events_charge on payment_events (charge_id, received_at);

create table refunds (
  id uuid primary key,
  charge_id uuid not null references charges,
  -- The provider's name of the payment that goes back.
  payment_id text not null,
  -- Who asks again with the same key gets the same refund.
  request_key text not null,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  state text not null check (state in ('requested', 'processing', 'done', 'failed')),
  created_at timestamptz not null,
  checked_at timestamptz not null,
  finished_at timestamptz,
  unique (charge_id, request_key)
);
create index refunds_open on refunds (checked_at) where state in ('requested', 'processing');

-- What a provider sent, byte for byte, before anybody understands it.
create table webhooks (
  id uuid primary key,
  provider text not null,
  received_at timestamptz not null,
  query jsonb not null,
  body bytea not null,
  state text not null default 'received' check (state in ('received', 'applied', 'ignored'))
);
create index webhooks_received on webhooks (received_at);

-- The wallet: what a card is called by, never its number or code.
create table cards (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  token text not null,
  fingerprint bytea not null,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  holder text not null,
  expiry text not null check (expiry ~ '^\d{2}/\d{2}$'),
  is_favourite boolean not null,
  created_at timestamptz not null,
  unique (account_id, fingerprint)
);
create unique index cards_one_favourite on cards (account_id) where is_favourite;

-- The tokeniser's own: a leave to send one card, and what stands for a card that was sent.
create table one_time_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index one_time_tokens_expires on one_time_tokens (expires_at);

create table card_tokens (
  token text primary key,
  account_id uuid not null references accounts on delete cascade,
  -- Keyed with a secret that is not in this database: equal cards are seen, numbers cannot be tried out.
  fingerprint bytea not null,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  holder text not null,
  expiry text not null,
  -- What the built-in acquirer does with this test card.
  conduct text not null,
  -- None: in a wallet.
  expires_at timestamptz
);
create index card_tokens_expires on card_tokens (expires_at) where expires_at is not null;

-- The built-in acquirer, as if it were somebody else's house: it knows the platform's charges by their id only.
create table box_charges (
  charge_id uuid primary key,
  order_id uuid not null,
  site text not null,
  kind text not null,
  state text not null check (state in ('pending', 'paid', 'refused', 'cancelled')),
  amount_cents bigint not null,
  currency text not null,
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  refusal text,
  txid text unique,
  pix_code text,
  boleto_line text,
  boleto_bar_code text,
  due_day date,
  conduct text not null,
  -- The payment's own name: end-to-end id of a Pix, number of an authorisation.
  payment_id text not null unique,
  -- When the buyer's money comes; none: never.
  settles_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz
);

create table box_refunds (
  refund_id uuid primary key,
  charge_id uuid not null references box_charges,
  amount_cents bigint not null,
  at timestamptz not null
);

create table box_rules (
  id uuid primary key,
  -- One of charge and order, or a kind, or none: everything. The most particular rule holds.
  charge_id uuid,
  order_id uuid,
  kind text check (kind in ('card', 'pix', 'boleto')),
  conduct text not null,
  reason text,
  delay_seconds integer check (delay_seconds between 0 and 31536000),
  created_at timestamptz not null
);
-- The bank's own number of each slip.
create sequence box_boleto_numbers maxvalue 99999999999 cycle;
