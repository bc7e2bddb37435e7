-- A version whose name is the same in both languages says it once (describeVersions).
update versions v set description = said.text
from (
  select mvs_code, concat_ws(' ', m.name, v.name ->> 'pt-BR', nullif(v.name ->> 'es-AR', v.name ->> 'pt-BR'),
    engine ->> 'pt-BR', gear ->> 'pt-BR', fuel) as text
  from versions v join models m on m.code = v.model_code
) said
where said.mvs_code = v.mvs_code and said.text <> v.description;
