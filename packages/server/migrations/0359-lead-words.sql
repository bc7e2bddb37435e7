-- Staff find leads by a piece of a name, an address or a number: one text of them all, as `inbox.ts` asks for it (lead-plans.test.ts).
create index leads_words on leads using gin (
  lower(name || ' ' || coalesce(company_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops
);
