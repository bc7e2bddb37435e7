-- What an optional, accessory or coating is for, and in one line by language what its buyer gains; null for colours, and where nobody has said it.
alter table parts
  add column part_group text check (
    part_group in ('pack', 'comfort', 'technology', 'safety', 'exterior', 'driving', 'cargo', 'protection', 'charging')
  ),
  add column benefit jsonb check (length(benefit ->> 'pt-BR') <= 90 and length(benefit ->> 'es-AR') <= 90);
