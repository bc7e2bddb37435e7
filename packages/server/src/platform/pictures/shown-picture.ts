import type { ShownPicture } from '@volante/contract/shown-picture'
import { type Expression, sql } from 'kysely'

/** SQL over a column that names a picture: that picture as the shop shows it, its words in a language (SQL too); null where there is none. */
export const shownPicture = (name: Expression<string | null>, language: Expression<string>) =>
  sql<ShownPicture | null>`(
    select json_build_object('id', g.id, 'about', g.about ->> ${language}, 'width', g.width, 'height', g.height)
    from pictures g where g.name = ${name})`
