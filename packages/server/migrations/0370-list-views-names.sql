-- Kept lists of people and orders name what they are narrowed to as their calls do.
update list_views
set
  query = (query - 'group' - 'dealer') || jsonb_strip_nulls(
    jsonb_build_object('dealerGroup', query -> 'group', 'dealerCode', query -> 'dealer')
  )
where list in ('/admin/users', '/desk/orders') and query ?| array['group', 'dealer'];
