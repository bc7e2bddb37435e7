-- The roof's paint of a two-tone colour; null where the roof is painted like the body.
alter table parts add column roof_hex text check (roof_hex ~ '^#[0-9A-Fa-f]{6}$');
