-- Entries stay as they were written. Upkeep and erasures alone let rows go or take a person's words out, and say so in their transaction.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if current_setting('volante.forgetting', true) = 'on' then
    if tg_op = 'DELETE' then return old; end if;
    if (new.id, new.at, new.actor_id, new.site, new.call, new.request_id, new.input)
      is not distinct from (old.id, old.at, old.actor_id, old.site, old.call, old.request_id, old.input #- '{body,note}')
    then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_append before update or delete on audit for each row execute function refuse_audit_change();

-- What an entry says, without the note that an erasure may take out of it: the same bytes whenever it is read.
create function audit_content(entry audit) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    (entry).id, (extract(epoch from (entry).at) * 1000000)::bigint, (entry).actor_id, (entry).site, (entry).call,
    (entry).request_id, (entry).input #- '{body,note}')::text, 'UTF8'))
$$;

create function audit_note(entry audit, salt uuid) returns bytea language sql stable as $$
  select sha256(convert_to(salt::text || ((entry).input #> '{body,note}')::text, 'UTF8'))
$$;

-- Entries in the order in which they were sealed; each hash is over the entry and the hash before it. What an entry was can be
-- checked as long as it is there; that it was there, for good.
create table audit_chain (
  place bigint primary key,
  entry_id bigint not null unique,
  at timestamptz not null,
  content bytea not null,
  -- Of the note, with a salt that goes when an erasure takes the note: nobody guesses it back.
  note bytea,
  salt uuid,
  hash bytea not null
);

create function refuse_chain_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('volante.forgetting', true) = 'on' and new.salt is null
    and (new.place, new.entry_id, new.at, new.content, new.note, new.hash)
      is not distinct from (old.place, old.entry_id, old.at, old.content, old.note, old.hash)
  then return new; end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_chain_append before update or delete on audit_chain for each row execute function refuse_chain_change();

-- How far the chain was at a moment, with a mark that the database alone cannot make.
create table audit_seals (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  entries bigint not null,
  last_entry bigint not null,
  hash bytea not null,
  mark bytea not null
);
create index audit_seals_at on audit_seals (at);
create trigger audit_seals_append before update or delete on audit_seals for each row execute function refuse_change();

create table audit_checks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  entries bigint not null,
  waiting bigint not null,
  -- What is no longer as it was; all null where the chain is intact.
  broken_place bigint,
  broken_entry bigint,
  why text check (why in ('CHANGED', 'MISSING', 'NOT_SEALED', 'CHAIN', 'SEAL'))
);
create index audit_checks_at on audit_checks (at);
