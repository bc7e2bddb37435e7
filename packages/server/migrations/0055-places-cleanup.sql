-- Dealers are searched in memory (dealers/nearest.ts): their index, their point and the distance between two are of no use.
drop index if exists dealers_position;
alter table dealers drop column if exists position;
drop function if exists earth_metres(cube, cube);

-- Only older databases have it, and it goes unless somebody else made or uses it: then it harms nobody.
do $$
begin
  drop extension if exists earthdistance;
exception
  when insufficient_privilege or dependent_objects_still_exist then null;
end
$$;
