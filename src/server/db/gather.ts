const MOST_AT_ONCE = 64;
const MOST_UNDER_WAY = 2;

// Look-ups that arrive while others are under way are gathered into one statement. A look-up that finds nothing waiting
// goes out alone at once, and none is answered by a statement that began before it was asked.
export function gather<T>(load: (keys: string[]) => Promise<Map<string, T>>) {
  type Asked = { key: string; resolve: (value: T | null) => void; reject: (error: unknown) => void };
  let waiting: Asked[] = [];
  let underWay = 0;

  const send = async () => {
    if (underWay >= MOST_UNDER_WAY || waiting.length === 0) return;
    const asked = waiting.slice(0, MOST_AT_ONCE);
    waiting = waiting.slice(MOST_AT_ONCE);
    underWay += 1;
    try {
      const found = await load([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(found.get(key) ?? null);
    } catch (error) {
      // Whoever waited meanwhile would wait as long again for a database that doesn't answer.
      for (const { reject } of [...asked, ...waiting.splice(0)]) reject(error);
    } finally {
      underWay -= 1;
      void send();
    }
  };

  return (key: string) =>
    new Promise<T | null>((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      void send();
    });
}
