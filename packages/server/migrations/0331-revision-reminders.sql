-- The day on which an own car's next revision is looked at again. New cars, and those whose odometer was read, at once.
alter table garage_cars add column look_on date not null default 'epoch';
create index garage_cars_look on garage_cars (country, look_on, id)
  where list = 'owned' and removed_at is null and chassis is not null;

create function look_at_revision() returns trigger language plpgsql as $$
begin
  update garage_cars set look_on = 'epoch'
  where chassis = coalesce(new.chassis, old.chassis)
    and list = 'owned' and removed_at is null and chassis is not null;
  return null;
end $$;
create trigger vehicle_readings_look after insert or delete or update of km on vehicle_readings
  for each row execute function look_at_revision();

-- Which owner was told of which revision of which car: each once.
create table garage_revision_notices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  car_id uuid not null,
  chassis text collate "C" not null,
  revision integer not null,
  at timestamptz not null,
  unique (account_id, chassis, revision)
);
create index garage_revision_notices_at on garage_revision_notices (at);
