-- What a page shows of a form that was not accepted, until the browser has asked for it: post, redirect, get
-- (platform/pages/flash.ts). Sealed with a key that the browser alone holds.
create table page_flashes (
  id text primary key,
  sealed bytea not null,
  created_at timestamptz not null
);
create index page_flashes_created on page_flashes (created_at);
