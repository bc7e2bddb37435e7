-- Who may borrow on a condition: none is everybody.
alter table financing_conditions add column borrowers text[] not null default '{}';
-- The offer that a simulation was made for.
alter table financing_simulations add column offer_id text;
