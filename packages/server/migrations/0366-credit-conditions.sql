-- What else a condition says: in which states it holds (none: all), which part of the price the maker pays the lender for it, what the
-- car is taken back for with the last instalment, and legal words of its own.
alter table financing_conditions
  add column regions text[] not null default '{}',
  add column subsidy_basis_points integer not null default 0 check (subsidy_basis_points between 0 and 10000),
  add column forward_percent integer,
  add column legal_text jsonb,
  add check (forward_percent is null or most_final is not null and forward_percent between most_final and 100);

-- What states take of loans, by who borrows, from a day on. Brazil (IOF): hundredths of a percent of what is lent once, and hundred
-- thousandths of a percent a day on each part of the principal. Argentina (IVA): hundredths of a percent of the interest.
create table credit_taxes (
  country text not null,
  borrower text not null check (borrower in ('person', 'company', 'smallCompany')),
  valid_from date not null,
  once_basis_points integer not null default 0 check (once_basis_points between 0 and 10000),
  daily_rate integer not null default 0 check (daily_rate between 0 and 1000000),
  interest_basis_points integer not null default 0 check (interest_basis_points between 0 and 10000),
  primary key (country, borrower, valid_from)
);

-- Decreto 6.306/2007 art. 7 as Decreto 12.499/2025 leaves it, in force again since 16 July 2025; Ley 23.349 art. 28, half of it where the
-- borrower is registered for IVA.
insert into credit_taxes (country, borrower, valid_from, once_basis_points, daily_rate, interest_basis_points) values
  ('BR', 'person', '2025-07-16', 38, 820, 0),
  ('BR', 'company', '2025-07-16', 38, 820, 0),
  ('BR', 'smallCompany', '2025-07-16', 38, 274, 0),
  ('AR', 'person', '2025-07-16', 0, 0, 2100),
  ('AR', 'company', '2025-07-16', 0, 0, 1050);
