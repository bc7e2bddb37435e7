/** What the migrations ask PostgreSQL for; all of them are in its contrib package. */
export const EXTENSIONS = ['btree_gist', 'cube', 'pg_trgm', 'unaccent'] as const
