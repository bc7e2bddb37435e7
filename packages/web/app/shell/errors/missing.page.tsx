import { data } from 'react-router'

/** Any address nobody else answers: the root's error page, in the site's look. */
export function loader(): never {
  throw data(null, 404)
}

export default function Missing() {
  return null
}
