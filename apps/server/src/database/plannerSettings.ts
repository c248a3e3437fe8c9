/**
 * How PostgreSQL weighs its ways to read a table, on both kinds of database. What is read most is in memory, where a page
 * out of order costs hardly more than the next one; by default the first letter of a search reads a whole table.
 */
export const PLANNER_SETTINGS = { random_page_cost: 1.1 };
