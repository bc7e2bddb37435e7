-- A dealer's people look at a paper before its bank gets it, or ask the buyer for another one.
alter table financing_papers
  add column reviewed_at timestamptz,
  add column reviewed_by uuid references accounts,
  -- Why it was asked for again; null where it is good.
  add column refusal text;
create index financing_papers_by on financing_papers (reviewed_by) where reviewed_by is not null;
