-- Pictures that people add to what the shop shows; the content lies in the file store.
create table pictures (
  -- Of its content, so that an address never shows another picture.
  id text primary key,
  name text not null unique,
  about jsonb not null,
  file_key text not null,
  bytes int not null,
  width int not null,
  height int not null,
  added_by uuid references accounts on delete set null,
  added_at timestamptz not null
);
create index pictures_added_by on pictures (added_by);

-- Checked at the end of the transaction: a sheet and a picture's new name may come in any order.
alter table parts add column picture text references pictures (name) on update cascade deferrable initially deferred;
create index parts_picture on parts (picture) where picture is not null;
