/** Titles of the workplace: never in a search engine. */
export function WorkHead({ title }: { readonly title: string }) {
  return (
    <>
      <title>{`${title} | Volante`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
