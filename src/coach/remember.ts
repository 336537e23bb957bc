// What was made of a thing once is kept for as long as the thing itself is.
export const remember = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const kept = new WeakMap<K, V>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
};
