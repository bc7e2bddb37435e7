-- Owner's manuals; the content lies in the file store.
create table manual_files (
  id uuid primary key,
  name text not null,
  file_key text not null unique,
  bytes int not null,
  sent_by uuid references accounts on delete set null,
  sent_at timestamptz not null
);
create index manual_files_sent on manual_files (sent_by, sent_at);

create table manuals (
  id uuid primary key,
  country text not null,
  brand text not null,
  -- Of every model, or of every year, where there is none.
  model_code text references models (code),
  year int,
  language text not null,
  name text not null,
  file_id uuid not null references manual_files,
  is_published boolean not null,
  changed_at timestamptz not null
);
create index manuals_car on manuals (country, brand, model_code, year);
create index manuals_name on manuals (country, name, id);
create index manuals_file on manuals (file_id);
create index manuals_model on manuals (model_code);
