-- A use has one key that signs now; those before it stay, so that what they signed can still be checked.
alter table signing_keys drop constraint signing_keys_used_for_key;
alter table signing_keys add column ended_at timestamptz;
create unique index signing_keys_now on signing_keys (used_for) where ended_at is null;
create index signing_keys_used on signing_keys (used_for, created_at);

-- The signed logbook of a car: what workshops did, for the life of the car. It names nobody.
create table logbooks (
  id uuid primary key default gen_random_uuid(),
  chassis text collate "C" not null unique,
  -- The chassis as the entries bear it, which a buyer may see.
  car text not null,
  -- How many entries there are and the sum of the last one: whoever adds one holds this row.
  entries integer not null default 0,
  head text
);

create table logbook_entries (
  -- The sender's own: sent again it is the same.
  id uuid primary key,
  book_id uuid not null references logbooks,
  n integer not null check (n > 0),
  -- The very text that was signed.
  content text not null,
  signature text not null,
  kid text not null references signing_keys,
  -- Which of the book's entries this one takes the place of.
  corrects integer check (corrects < n),
  at timestamptz not null,
  unique (book_id, n)
);
create unique index logbook_entries_corrected on logbook_entries (book_id, corrects) where corrects is not null;
create trigger logbook_entries_append before update or delete on logbook_entries for each row execute function refuse_change();

-- Secret addresses by which an owner shows the book to a buyer.
create table logbook_links (
  id uuid primary key default gen_random_uuid(),
  book_id uuid not null references logbooks,
  account_id uuid not null references accounts,
  token_hash bytea not null unique,
  -- The last day it opens.
  until date not null,
  made_at timestamptz not null
);
create index logbook_links_book on logbook_links (book_id, account_id, made_at desc);
create index logbook_links_account on logbook_links (account_id, made_at);
create index logbook_links_until on logbook_links (until);
