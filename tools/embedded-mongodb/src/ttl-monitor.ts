const systemDatabases = ['admin', 'local', 'config'];

/**
 * One pass of what a MongoDB server does once a minute and the embedded engine doesn't: deletes the documents whose
 * date under a TTL index is older than the index allows.
 */
export async function deleteExpired(uri: string, now = new Date()): Promise<void> {
  // Loaded at the first pass, a minute after the start, so that the start needn't wait for the driver.
  const { MongoClient } = await import('mongodb');
  const client = await MongoClient.connect(uri);
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases.filter((entry) => !systemDatabases.includes(entry.name))) {
      const collections = await client.db(name).listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
      for (const collection of collections) {
        const documents = client.db(name).collection(collection.name);
        for (const index of await documents.indexes()) {
          const [field, second] = Object.keys(index.key);
          if (typeof index.expireAfterSeconds !== 'number' || field === undefined || second !== undefined) continue;
          const expired = { $lt: new Date(now.getTime() - index.expireAfterSeconds * 1000) };
          await documents.deleteMany({ $and: [{ [field]: expired }, index.partialFilterExpression ?? {}] });
        }
      }
    }
  } finally {
    await client.close();
  }
}
