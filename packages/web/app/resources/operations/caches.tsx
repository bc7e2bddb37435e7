import type { Texts } from '../../texts/texts.tsx'
import { resource } from '../../work/resource/resource.ts'

const tagName = ({ tag }: { readonly tag: string }, { byKey }: Texts): string =>
  byKey(`resources.caches.tag.${tag}`) || tag

/** What is kept in memory by cache tag; one tag or everything is made anew everywhere, for a reason. */
export const caches = resource('caches', {
  path: '/admin/caches',
  id: 'tag',
  list: 'list',
  get: 'get',
  acts: { drop: { by: 'tag', fields: ['reason'] } },
  title: tagName,
  columns: [{ of: 'tag', says: tagName }, 'kilobytes', 'hits', 'since', 'answers', 'pages', 'data', 'files'],
  kinds: { since: 'moment' },
})
