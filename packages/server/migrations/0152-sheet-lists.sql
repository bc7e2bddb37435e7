-- Lists of the data sheets read few rows however many there are: of a country with few, and by whole codes.
create index prices_country on prices (country, mvs_code);
create index version_years_country on version_years (country, mvs_code);
create index version_parts_country on version_parts (country, mvs_code);
create index version_serial_parts_part on version_serial_parts (part_id);
create index coupons_name on coupons (name);
create index employee_relatives_cpf on employee_relatives (cpf);
-- Words anywhere in what a list shows, as `row-queries.ts` writes them.
create index versions_words on versions using gin (plain_text(
  coalesce(mvs_code::text, '') || ' ' || coalesce(model_code::text, '') || ' ' || coalesce(name::text, '') || ' ' || coalesce(engine::text, '') || ' ' || coalesce(gear::text, '')
) gin_trgm_ops);
create index parts_words on parts using gin (plain_text(
  coalesce(id::text, '') || ' ' || coalesce(model_code::text, '') || ' ' || coalesce(code::text, '') || ' ' || coalesce(type::text, '') || ' ' || coalesce(name::text, '')
) gin_trgm_ops);
