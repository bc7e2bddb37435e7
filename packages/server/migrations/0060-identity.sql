-- People: what they tell about themselves. The e-mail address, in small letters, is what they sign in with.
alter table accounts
  add column nickname text,
  add column cpf text,
  add column cnpj text,
  add column dni text,
  add column phone text,
  add column birthdate date,
  add column gender text,
  add column address jsonb,
  add column country text check (country in ('BR', 'AR')),
  add column language text check (language in ('pt-BR', 'es-AR')),
  add column email_confirmed_at timestamptz,
  add column password_hash text,
  add column agreement_outdated_at timestamptz,
  add column loyalty_category text,
  add column loyalty_dealer_code text,
  add column erased_at timestamptz;
create index accounts_cpf on accounts (cpf) where cpf is not null;

alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column last_seen_at timestamptz,
  add column user_agent text not null default '',
  add column ip text not null default '',
  add column provider text not null default 'password';

-- Further addresses of a person; one that is to be preferred becomes so once it is confirmed.
create table account_emails (
  account_id uuid not null references accounts on delete cascade,
  email text not null,
  confirmed_at timestamptz,
  is_wanted boolean not null default false,
  created_at timestamptz not null,
  primary key (account_id, email)
);

-- Who they are at an identity provider.
create table account_identities (
  provider text not null,
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create index account_identities_account on account_identities (account_id);

-- What a link in a mail stands for. Only a hash of its token is kept, from when the mail is written; it works once.
create table account_tokens (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea unique,
  purpose text not null check (purpose in ('signUp', 'firstPassword', 'reset', 'newEmail', 'signIn')),
  account_id uuid references accounts on delete cascade,
  email text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_email on account_tokens (email);
create index account_tokens_account on account_tokens (account_id);
create index account_tokens_expiry on account_tokens (expires_at);

-- Browsers in which a person has signed in before: what others do elsewhere does not slow these down.
create table account_devices (
  account_id uuid not null references accounts on delete cascade,
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, device_hash)
);

-- Attempts by a hash of who tries what; never a name or an address.
create table attempts (
  key bytea primary key,
  attempts int not null,
  since timestamptz not null,
  blocked_until timestamptz
);
create index attempts_since on attempts (since);

-- Sign-ins under way at an identity provider; taken out when it answers.
create table provider_sign_ins (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  nonce text not null,
  verifier text not null,
  site text not null,
  return_to text not null,
  expires_at timestamptz not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- Proof of what was agreed and consented to, when, where and to which text (LGPD art. 8; Ley 25.326 art. 5).
create table account_consents (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  channel text not null check (channel in ('EMAIL', 'MAILING', 'SMS', 'WHATSAPP', 'PHONE')),
  purpose text not null,
  is_granted boolean not null,
  text_version text not null,
  at timestamptz not null,
  site text not null,
  origin jsonb not null
);
create index account_consents_account on account_consents (account_id, channel, purpose, id desc);
create trigger account_consents_append before update or delete on account_consents for each row execute function refuse_change();

create table account_agreements (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  text_version text not null,
  at timestamptz not null,
  site text not null,
  origin jsonb not null
);
create index account_agreements_account on account_agreements (account_id, id desc);
create trigger account_agreements_append before update or delete on account_agreements for each row execute function refuse_change();

-- Which fields of a person changed, never their values.
create table account_changes (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  kind text not null check (kind in ('CREATE', 'UPDATE', 'PASSWORD', 'LINK', 'ERASE')),
  fields text[] not null,
  actor_id uuid,
  at timestamptz not null
);
create index account_changes_account on account_changes (account_id, kind, id desc);
create trigger account_changes_append before update or delete on account_changes for each row execute function refuse_change();

-- Accounts of the platform before this one; they move over on their first right password.
create table legacy_accounts (
  username text primary key,
  email text not null,
  name text not null,
  cpf text,
  phone text,
  password_hash text not null,
  account_id uuid references accounts,
  migrated_at timestamptz
);
create index legacy_accounts_email on legacy_accounts (email);

create table account_rentals (
  account_id uuid primary key references accounts on delete cascade,
  cpf text not null,
  driver_licence jsonb,
  address jsonb,
  income_cents bigint,
  marital_status text,
  occupation text,
  updated_at timestamptz not null
);

create table repairmen (
  code text primary key,
  account_id uuid references accounts,
  name text not null,
  phone text,
  address jsonb,
  dealer_code text,
  cuil text,
  econnect boolean not null default false,
  updated_at timestamptz not null
);

-- Keys with which partners and the demo's identity provider are told who somebody is.
create table signing_keys (
  kid text primary key,
  used_for text not null unique,
  private_jwk jsonb not null,
  created_at timestamptz not null
);

create table demo_provider_codes (
  code_hash bytea primary key,
  said jsonb not null,
  expires_at timestamptz not null
);

-- The privacy desk asks by person.
create index leads_account on leads (account_id) where account_id is not null;
create index leads_email on leads (lower(email));
create index contact_messages_email on contact_messages (lower(email));
create index regret_requests_email on regret_requests (lower(email));
