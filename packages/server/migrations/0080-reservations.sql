-- What may be reserved, for how long and how it may be paid. Loaded with the demo world; ids are the world's own.
create table campaigns (
  id uuid primary key,
  site text not null,
  country text not null check (country in ('BR', 'AR')),
  brand text not null,
  name jsonb not null,
  reservation_cents bigint not null check (reservation_cents > 0),
  currency text not null check (currency in ('BRL', 'ARS')),
  reservation_minutes smallint not null check (reservation_minutes > 0),
  pix_minutes smallint not null check (pix_minutes > 0),
  -- Days a reservation waits for a boleto, a bank, a consortium or a dealer.
  waiting_days smallint not null check (waiting_days > 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  payment_kinds text[] not null,
  -- Share of the buyer's own money the contract keeps after the invoice, hundredths of a percent.
  retention_basis_points smallint not null default 0 check (retention_basis_points between 0 and 10000),
  is_direct_sale boolean not null default false,
  welcome_kit jsonb not null default '[]',
  check (ends_at > starts_at)
);
create index campaigns_site on campaigns (country, brand, starts_at);

-- No reference to versions: a renewed catalogue is deleted and written again.
create table campaign_cars (
  campaign_id uuid not null references campaigns on delete cascade,
  mvs_code text not null,
  year int not null,
  primary key (campaign_id, mvs_code, year)
);
create index campaign_cars_car on campaign_cars (mvs_code, year);

-- A reservation and what it becomes. Money is cents of `currency`; `car` and `dealer` are what was agreed on, whatever
-- becomes of the catalogue.
create table orders (
  id uuid primary key,
  number text not null unique,
  account_id uuid not null references accounts,
  site text not null,
  country text not null check (country in ('BR', 'AR')),
  campaign_id uuid not null references campaigns,
  -- The newest status, and where the order stands on its line.
  status text not null,
  reached text not null,
  stage text not null,
  -- Who must act, and since when; none once it is over.
  waits_on text,
  waiting_since timestamptz,
  is_open boolean not null generated always as (status not in ('DELIVERED', 'CANCELLED', 'EXPIRED')) stored,
  -- A delivered car is held too: it was sold.
  holds_unit boolean not null generated always as (status not in ('CANCELLED', 'EXPIRED')) stored,
  stock_unit_id text not null,
  chassis text not null,
  dealer_code text not null,
  dealer jsonb not null,
  car jsonb not null,
  currency text not null check (currency in ('BRL', 'ARS')),
  total_cents bigint not null check (total_cents > 0),
  reservation_cents bigint not null check (reservation_cents > 0),
  remaining_cents bigint not null check (remaining_cents >= 0),
  -- CPF, CNPJ or DNI without mask.
  document text not null,
  buyer_name text not null,
  email text not null,
  person jsonb not null,
  buyer_type text,
  billing_address jsonb,
  deposit_kind text,
  balance_kinds text[] not null default '{}',
  is_direct_sale boolean not null,
  has_bank boolean not null default false,
  is_own_consortium boolean not null default false,
  -- When the time to pay the reservation value ends; none: it is paid.
  expires_at timestamptz,
  signed_on date,
  delivered_on date,
  welcome_address jsonb,
  feedback jsonb,
  -- Hash of the token of the public address.
  share_hash bytea unique,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index orders_one_by_unit on orders (stock_unit_id) where holds_unit;
create unique index orders_one_by_document on orders (country, document) where is_open;
create index orders_account on orders (account_id, created_at desc);
create index orders_waiting on orders (waiting_since, id);
create index orders_waiting_dealer on orders (dealer_code, waiting_since, id);
create index orders_waiting_status on orders (status, waiting_since, id);
create index orders_created on orders (created_at);
create index orders_document on orders (document);
create index orders_buyer on orders using gin (buyer_name gin_trgm_ops);
create index orders_campaign on orders (campaign_id) where is_open;

-- Everything that happened, in the order in which it was written down.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  status text not null,
  at timestamptz not null,
  actor text not null check (actor in ('customer', 'platform', 'bank', 'dealer', 'factory', 'administrator')),
  actor_id uuid,
  note text,
  data jsonb not null default '{}'
);
create index order_events_order on order_events (order_id, id);

create trigger order_events_append_only before update or delete on order_events
  for each row execute function refuse_change();

-- What the total is made of; the rules are those of the domain's ledger.
create table order_parts (
  id uuid primary key,
  order_id uuid not null references orders,
  kind text not null check (
    kind in ('deposit', 'tradeIn', 'financing', 'consortium', 'coupon', 'employeeDiscount', 'balance')
  ),
  -- What it pays; none for discounts.
  purpose text check (purpose in ('deposit', 'remaining')),
  payment_kind text,
  amount_cents bigint not null check (amount_cents >= 0),
  is_paid boolean not null default false,
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  charge_id uuid unique,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  paid_at timestamptz
);
create index order_parts_order on order_parts (order_id, created_at);

-- Whatever the code does: no transaction leaves a ledger that does not add up to the cent.
create function check_order_ledger() returns trigger language plpgsql as $$
declare
  checked uuid;
  difference bigint;
begin
  -- One branch at a time: a row has only the columns of its own table.
  if tg_table_name = 'orders' then checked := new.id;
  elsif tg_op = 'DELETE' then checked := old.order_id;
  else checked := new.order_id;
  end if;
  select o.total_cents - o.remaining_cents - coalesce((select sum(p.amount_cents) from order_parts p where p.order_id = o.id), 0)
    into difference from orders o where o.id = checked;
  if difference <> 0 then
    raise exception 'the ledger of order % is off by % cents', checked, difference;
  end if;
  return null;
end $$;
create constraint trigger order_parts_ledger after insert or update or delete on order_parts
  deferrable initially deferred for each row execute function check_order_ledger();
create constraint trigger orders_ledger after insert or update of total_cents, remaining_cents on orders
  deferrable initially deferred for each row execute function check_order_ledger();

-- Promises of the delivery day; the list only grows.
create table order_estimates (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  delivery_on date not null,
  reason text not null,
  note text,
  made_at timestamptz not null,
  actor_id uuid
);
create index order_estimates_order on order_estimates (order_id, id);
create trigger order_estimates_append_only before update or delete on order_estimates
  for each row execute function refuse_change();

create table order_cancellations (
  id uuid primary key,
  order_id uuid not null references orders,
  reason text,
  comment text,
  basis text not null,
  refund_cents bigint not null,
  at timestamptz not null,
  -- Where the request came in without a session: the code of the regret desk.
  regret_code text unique,
  accepted boolean,
  decided_at timestamptz,
  decided_by uuid,
  note text
);
create index order_cancellations_order on order_cancellations (order_id, at);
create unique index order_cancellations_one_open on order_cancellations (order_id) where decided_at is null;

-- Money on its way back: through a charge, or by who received it.
create table order_refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  part_id uuid not null references order_parts,
  -- The refund of the payments module; none where a bank, a consortium or a dealer gives back.
  refund_id uuid unique,
  method text not null,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('requested', 'done', 'failed')),
  expected_on date not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index order_refunds_order on order_refunds (order_id, created_at);

create table order_visits (
  order_id uuid not null references orders,
  account_id uuid not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (order_id, account_id)
);

-- Who may buy with the employee benefit, by CPF; and its conditions by buyer type.
create table employees (
  registration_number text primary key,
  cpf text not null,
  name text not null,
  kind text not null check (kind in ('employee', 'brandCollaborator')),
  admission_on date not null
);
create index employees_cpf on employees (cpf);

create table employee_conditions (
  country text not null,
  buyer_type text not null,
  discount_basis_points smallint not null check (discount_basis_points between 0 and 10000),
  min_service_years smallint not null,
  kinships text[] not null default '{}',
  max_cars_per_year smallint not null,
  primary key (country, buyer_type)
);
