-- A decision and what is done again name their record in the body.
alter table audit drop column subject;
alter table audit add column subject text generated always as (
  coalesce(
    input #>> '{body,reservationId}',
    input #>> '{params,id}',
    input #>> '{params,campaignId}',
    input #>> '{params,x}',
    input #>> '{body,dealerId}',
    input #>> '{body,dealerCode}',
    input #>> '{body,id}',
    case when jsonb_array_length(case jsonb_typeof(input #> '{body,ids}') when 'array' then input #> '{body,ids}' end) = 1
      then input #>> '{body,ids,0}' end,
    input #>> '{lead}',
    nullif(split_part(input #>> '{body,request,sub_path}', '/', 1), '')
  )
) stored;
create index audit_subject on audit (subject, at desc, id desc) where subject is not null;
