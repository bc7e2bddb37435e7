-- Days on which dealers are closed: what takes a whole dealer for whole days.
create index calendar_blocks_closed on calendar_blocks (to_day, day, id)
  where resource_code is null and from_time = '00:00' and to_time = '23:59';
