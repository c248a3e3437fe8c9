/** The default of an effect: using a machine without handing it in fails by name. */
export function unprovided(name: string): () => never {
  return () => {
    throw new Error(`The effect "${name}" was not handed in.`);
  };
}
