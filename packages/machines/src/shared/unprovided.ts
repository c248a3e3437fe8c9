/** The default of an effect: a machine that uses it unprovided fails with its name. */
export function unprovided(name: string): () => never {
  return () => {
    throw new Error(`The effect "${name}" was not provided.`);
  };
}
