-- Where a person's rights hold: ids of countries, brands, regionals and dealer groups beside the dealers there are
-- already; 'all' stands for every one, an empty list for none.
alter table accounts
  add column markets text[] not null default '{}',
  add column brands text[] not null default '{}',
  add column regions text[] not null default '{}',
  add column dealer_groups text[] not null default '{}',
  add column user_groups text[] not null default '{}';
