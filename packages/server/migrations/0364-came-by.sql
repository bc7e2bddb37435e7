-- The campaign of the partner's link by which somebody came: to their account, and to each session.
alter table accounts add column came_by jsonb;
alter table sessions add column came_by jsonb;
