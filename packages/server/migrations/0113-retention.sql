-- What is kept for how long: packages/domain/src/privacy/retention.ts.

-- Responses are sealed with a key that the sender alone holds. Those that lay here in clear named people.
drop table idempotency;
create table idempotency (
  call text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  answer bytea,
  account_id uuid,
  created_at timestamptz not null,
  primary key (call, key_hash)
);
create index idempotency_created on idempotency (created_at);
create index idempotency_account on idempotency (account_id) where account_id is not null;

-- Append-only, but for what forgets people.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('volante.forgetting', true) = 'on' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

-- The daily upkeep finds what is over without reading the rest.
create index sessions_expires on sessions (expires_at);
create index limit_counts_ends on limit_counts (ends_at);
create index account_devices_seen on account_devices (seen_at);
create index account_changes_at on account_changes (at);
create index people_batches_created on people_batches (created_at);
create index provider_sign_ins_expires on provider_sign_ins (expires_at);
create index demo_provider_codes_expires on demo_provider_codes (expires_at);
create index lead_claims_at on lead_claims (lead_at);
create index contact_messages_created on contact_messages (created_at);
create index reports_created on reports (created_at);
create index reports_email on reports (lower(email));
create index whatsapp_starts_created on whatsapp_starts (created_at);
create index whatsapp_starts_email on whatsapp_starts (lower(email));
create index regret_requests_created on regret_requests (created_at);
create index photo_passes_expires on photo_passes (expires_at);
create index analytics_events_account on analytics_events (account_id) where account_id is not null;
create index accounts_erased on accounts (id) where erased_at is not null;
create index orders_ended on orders (changed_at) where not is_open and document <> 'erased';
create index charges_named on charges (created_at) where payer <> '{}';
