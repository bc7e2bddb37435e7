create table data_dictionary (
  id text primary key,
  value text not null,
  created_at timestamptz not null
);
